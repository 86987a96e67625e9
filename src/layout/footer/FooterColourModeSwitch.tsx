import { SchemeSwitch } from '../../components/controls/ColourModeSwitch.tsx';
import { siteWords } from '../../content/site.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { colourModeChosen, selectColourMode } from '../../state/uiSlice.ts';

const { legend, ...labels } = siteWords.colourMode;

export function ColourModeSwitch() {
  const dispatch = useSiteDispatch();
  const mode = useSiteSelector(selectColourMode);
  return (
    <SchemeSwitch
      legend={legend}
      labels={labels}
      value={mode}
      onChange={(choice) => dispatch(colourModeChosen(choice))}
    />
  );
}
