/** The content of the other venue, which exists once its site is built: call these functions within a test. */
import { readContent, type Content } from '../../src/lib/content/content-files.ts';
import { sites } from '../support/sites.ts';

export const readOtherContent = () => readContent(sites['other-content'].project);

/** The days on which the kitchen is closed, which the build adds. */
export const closedDaysOf = ({ venue }: Content) =>
  venue[0]?.data?.hours.exceptions[0] ?? { from: '', to: '' };
