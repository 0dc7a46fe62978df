/** The poster of a new game: a question mark in an arch. */
export const placeholderPoster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
<!-- placeholder -->
<path fill="#06191C" d="M0 0h800v1000H0z"/>
<path fill="#103338" d="M120 1000V440a280 280 0 0 1 560 0v560z"/>
<path fill="#1B4A50" d="M190 1000V440a210 210 0 0 1 420 0v560z"/>
<path fill="none" stroke="#FFF4E1" stroke-width="72" d="M290 440a110 110 0 1 1 168 94q-58 36-58 106v30"/>
<circle cx="400" cy="770" r="48" fill="#FFB629"/>
<path fill="none" stroke="#FFB629" stroke-width="12" stroke-dasharray="40 24" d="M32 32h736v936H32z"/>
</svg>
`;
