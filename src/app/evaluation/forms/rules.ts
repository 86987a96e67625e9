export { schemaOf } from '../../../../contract/rules.ts';
