import { unknownSize } from '../../../../contract/files/sizeOf.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';

/**
 * Takes the place of a chosen file in a replay, because a trace holds none. It has no content that could be checked or drawn,
 * and whether the visitor's was checked is known at once: a check ends after the step is painted, and would have it painted
 * twice.
 */
export class PlaceholderFile extends File {
  override readonly size = unknownSize;
  readonly isChecked: boolean;

  constructor(isChecked: boolean) {
    super([], `${hiddenAnswer}.pdf`);
    this.isChecked = isChecked;
  }
}
