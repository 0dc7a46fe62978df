import { firstCloud } from '../../engine/fire.ts';
import { payFor } from '../../engine/round.ts';
import { buttonGroup } from '../../ui/button-group.ts';
import { query, span, symbol } from '../../ui/dom.ts';
import { missWildfire } from './game.ts';

const { model, rule } = missWildfire;
const { clouds } = rule;
const { counts: [fewest = model.from] = [] } = model;

/** The clouds above the board, each with its plant and the price of the smallest fire that pays: "5+ pay 2×". */
export function createClouds() {
  const prices = clouds.map(({ plant }) => `${payFor(model, plant, fewest)}×`);
  const names = clouds.map(({ name }, at) => `Cloud over ${name}: ${fewest}+ pay ${prices[at]}`);
  const { group, buttons, setDisabled } = buttonGroup(
    'clouds',
    'Where lightning strikes',
    names,
    choose,
  );
  let chosen = firstCloud;
  for (const [index, button] of buttons.entries()) {
    button.ariaLabel = button.textContent;
    const pays = span('pays', `${fewest}+ pay `, span('', prices[index] ?? ''));
    button.replaceChildren(symbol('cloud', 'cloud'), symbol(clouds[index]?.plant ?? ''), pays);
  }
  query('.board').append(group);

  function choose(index: number): void {
    chosen = index;
    for (const [at, button] of buttons.entries()) button.ariaPressed = String(at === index);
  }
  choose(chosen);

  return {
    chosen: () => chosen,
    /** The middle of the chosen cloud, as a part of the width of the board. */
    middle: () => (chosen + 0.5) / clouds.length,
    setDisabled: (isDisabled: boolean) => setDisabled(() => isDisabled),
  };
}
