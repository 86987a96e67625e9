import { colourModeAttribute, colourModes } from '../theme/tokens/colourModes.ts';
import type { ColourMode } from '../theme/tokens/colourModes.ts';

/**
 * Checks the stored choice in switches that are not hydrated yet. A choice that the visitor has already made there
 * wins; it is the input that is checked without being checked in the HTML.
 *
 * @returns the visitor's choice if it differs from the stored one and has to be stored
 */
export function showColourMode(root: ParentNode, stored: ColourMode): ColourMode | undefined {
  const inputs = [...root.querySelectorAll<HTMLInputElement>(`[${colourModeAttribute}] input`)];
  const chosen = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value;
  const mode = colourModes.find((one) => one === chosen) ?? stored;
  for (const input of inputs) {
    input.defaultChecked = input.value === mode;
    input.checked = input.value === mode;
  }
  return mode === stored ? undefined : mode;
}
