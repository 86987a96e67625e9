import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Option } from '../../../contract/enumerations/options.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { inputPropsOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';

export type OptionGroup = { label: string; options: readonly Option[] };

type SelectControlProps = ControlProps & {
  group?: OptionGroup | undefined;
  /** Whether the answer is none of the options, but shown all the same. */
  isOutside: boolean;
};

const List = styled(NativeSelect)(({ theme }) => ({
  // `&&`, because MUI sets a narrower padding for the arrow with a selector of the specificity of three classes.
  '&& select.MuiNativeSelect-select': {
    padding: '12px 48px 12px 16px',
    borderRadius: 8,
    textOverflow: 'ellipsis',
  },
  '& .MuiNativeSelect-icon': { right: 14, color: theme.vars.palette.text.secondary },
}));

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native select: it fits every phone and works with every keyboard. */
export function SelectControl(props: SelectControlProps) {
  const { field, value, group, isOutside } = props;
  const required = field.required ?? false;
  return (
    <List
      {...inputPropsOf(props)}
      IconComponent={ExpandMoreRounded}
      inputProps={{ required }}
      input={<OutlinedInput fullWidth />}
    >
      {/* The answer of a required select cannot be removed again. */}
      <option value="" disabled={required} hidden={required}>
        {submissionCopy.choose}
      </option>
      {isOutside && <option value={value}>{value}</option>}
      {group && <optgroup label={group.label}>{optionsOf(group.options)}</optgroup>}
      {optionsOf(field.options ?? [])}
    </List>
  );
}
