/**
 * Takes the place of a chosen PDF in a replay, because a trace holds no file. It has no content that could be checked or
 * drawn, and counts as checked at once: a check ends after the step is painted, and would have it painted twice.
 */
export class PlaceholderPdf extends File {}
