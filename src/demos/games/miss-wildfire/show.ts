import type { StepOf } from '../../engine/step.ts';
import { missWildfire } from './game.ts';
import { setText } from '../../ui/dom.ts';
import { start } from '../../ui/main.ts';
import { animate, spring, wait } from '../../ui/motion.ts';
import { stepSentence } from '../../ui/sentences.ts';

/** Miss Wildfire: the spark lights its neighbours, and fireweed comes back there. */
start(missWildfire, ({ board, sound }) => {
  /** Lights the cells of a step over whatever they show, one on each beat. */
  async function light(step: StepOf<'ignite' | 'bloom'>, picture: string, transform: string) {
    const { beat } = missWildfire.instrument;
    const first = sound.nextBeat() - sound.time();
    const grows = step.type === 'bloom' && { ring: 0.2, level: 0.02, glide: 0.5, knock: 0.3 };
    sound.moment();
    setText('.detail', stepSentence(missWildfire, step));
    for (const [order, cell] of step.cells.entries()) {
      animate(board.cover(cell, picture, 'lit'), [{ opacity: 0, transform }, { opacity: 1 }], {
        duration: 480,
        delay: 1000 * (first + beat * order),
        easing: grows ? 'ease-out' : spring,
      });
      // A flame crackles, and a stem shoots up.
      const voice = { overtone: 1.5, ring: 0.03, level: 0.01, knock: 6, ...grows };
      sound.strike(39, voice, first + beat * order);
    }
    await wait(900);
  }

  return {
    ignite: (step) => light(step, 'lit', 'translateY(30%) scale(.3)'),
    /** Stems grow over the flames. They stay while the reels turn. */
    async bloom(step) {
      board.unmark();
      const flames = document.querySelectorAll('.lit');
      await light(step, 'bloom', 'scale(1, 0)');
      for (const flame of flames) flame.remove();
    },
  };
});
