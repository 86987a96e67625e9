export { formatMessages } from '../../../../contract/rules.ts';
