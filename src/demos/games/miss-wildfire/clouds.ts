import { FIRST_CLOUD } from '../../engine/fire.ts';
import { buttonGroup, query, symbol } from '../../ui/dom.ts';
import { missWildfire } from './game.ts';

const { clouds = [] } = missWildfire.model;

export function createClouds() {
  const names = clouds.map(({ name }) => `Cloud over ${name}`);
  const { group, buttons } = buttonGroup('clouds', 'Where lightning strikes', names, choose);
  const plane = symbol('plane', 'waiting');
  let chosen = FIRST_CLOUD;
  for (const [index, button] of buttons.entries()) {
    button.ariaLabel = button.textContent;
    button.replaceChildren(symbol('cloud', 'cloud'), symbol(clouds[index]?.plant ?? ''));
  }
  group.append(plane);
  query('.board').append(group);

  /** Chooses a cloud, unless a round is running. */
  function choose(index: number): void {
    if (buttons.some(({ ariaDisabled }) => ariaDisabled)) return;
    chosen = index;
    plane.style.setProperty('--cloud', `${index}`);
    for (const [at, button] of buttons.entries()) button.ariaPressed = String(at === index);
  }
  choose(chosen);

  return {
    chosen: () => chosen,
    middle: () => (chosen + 0.5) / clouds.length,
    setDisabled(isDisabled: boolean) {
      for (const button of buttons) button.ariaDisabled = isDisabled ? 'true' : null;
    },
  };
}
