import { colourModeAttribute, colourModes, type ColourMode } from '../theme/tokens/colourModes.ts';

/**
 * Checks the stored choice in switches that are plain HTML as yet. A choice that the visitor made there before is kept:
 * it is checked without being the one that the HTML checks.
 *
 * @returns that choice of the visitor, which nobody has stored yet
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
