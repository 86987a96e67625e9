import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { speeds } from './usePlayback.ts';
import type { Speed } from './usePlayback.ts';

const copy = supportCopy.player;

type SpeedSelectProps = {
  speed: Speed;
  onChoose: (speed: Speed) => void;
};

/** Chooses how fast the recorded times pass. */
export const SpeedSelect = memo(({ speed, onChoose }: SpeedSelectProps) => (
  <NativeSelect
    value={speed}
    onChange={({ target }) => {
      const chosen = speeds.find((one) => String(one) === target.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
    IconComponent={ExpandMoreRounded}
    inputProps={{ 'aria-label': copy.speed }}
    input={<OutlinedInput />}
    sx={{
      minHeight: 44,
      fontSize: '1rem',
      // `&&` because MUI's own selector has the specificity of three classes.
      '&& select.MuiNativeSelect-select': {
        height: 44,
        minWidth: 0,
        boxSizing: 'border-box',
        padding: '0 36px 0 14px',
        borderRadius: '8px',
      },
      '& .MuiNativeSelect-icon': { right: 8, color: 'text.secondary' },
    }}
  >
    {speeds.map((one) => (
      <option key={one} value={one}>
        {copy.speedOf(one)}
      </option>
    ))}
  </NativeSelect>
));
