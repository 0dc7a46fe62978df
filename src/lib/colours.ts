/** The site's colours by their names in `tailwind.config.cjs`, for what is drawn or written outside of CSS. */
import tailwind from '../../tailwind.config.cjs';

export const { colors: colours } = tailwind.theme;
