import { ColourModeSwitch } from '../../components/controls/ColourModeSwitch.tsx';
import { siteCopy } from '../../content/site.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { colourModeChosen, selectColourMode } from '../../state/uiSlice.ts';

const { legend, ...labels } = siteCopy.colourMode;

export function FooterColourModeSwitch() {
  const dispatch = useSiteDispatch();
  const mode = useSiteSelector(selectColourMode);
  return (
    <ColourModeSwitch
      legend={legend}
      labels={labels}
      value={mode}
      onChange={(choice) => dispatch(colourModeChosen(choice))}
    />
  );
}
