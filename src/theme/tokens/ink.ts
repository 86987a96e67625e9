/** Words on light ground, on turmeric and on paper. Apart from the rest of the light mode, which a first load does without. */
export const ink = '#12201F';
