import type { Field } from '../../../contract/fields.ts';
import { formatMessages } from '../../../contract/messages.ts';
import { validAnswersOf } from './answers.ts';

test('the error names the first of several violated rules, as the form does', async () => {
  const born: Field = {
    name: 'born',
    label: 'Born',
    control: 'date',
    range: 'birth',
    required: true,
    requiredMessage: formatMessages.birth,
  };
  await expect(validAnswersOf([born], { born: '2999-02-30' })).rejects.toMatchObject({
    details: { fields: { born: 'Please enter a valid date.' } },
  });
});
