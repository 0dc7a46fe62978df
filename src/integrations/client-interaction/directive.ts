import type { ClientDirective } from 'astro';
import { awake } from '../../islands/hydrated.ts';

/**
 * The directive `client:interaction`: an island's script is fetched when somebody first touches,
 * focuses or types into it, so that a page which is only read loads no React. A submit that comes
 * before the island is awake is held (the browser would follow it) and repeated once it is.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const signs = ['pointerdown', 'focusin', 'keydown', 'submit'];
  let held: SubmitEvent | undefined;

  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event;
  };
  const wake = async () => {
    signs.forEach((sign) => island.removeEventListener(sign, wake));
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      // Usually a lost connection: the next touch tries again.
      watch();
      throw error;
    }
  };
  const watch = () => signs.forEach((sign) => island.addEventListener(sign, wake));
  const release = () => {
    island.removeEventListener('submit', hold, true);
    (held?.target as HTMLFormElement | undefined)?.requestSubmit(held?.submitter);
  };

  island.addEventListener('submit', hold, true);
  island.addEventListener(awake, release, { once: true });
  watch();
};

export default interaction;
