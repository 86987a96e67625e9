import { screen } from '@testing-library/react';
import { controlIdOf, focusControl, selectControl } from './focusControl.ts';

const revealed: Element[] = [];

beforeEach(() => {
  revealed.length = 0;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function reveal(this: Element) {
    revealed.push(this);
  });
  document.body.innerHTML = `
    <input aria-label="Code" id="${controlIdOf('signUp', 'otp')}" value="123456">
    <button id="${controlIdOf('job', 'resume')}">Choose PDF</button>`;
});

test('a question that is asked for has the keyboard and is seen', () => {
  focusControl('signUp', 'otp');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(revealed).toEqual([screen.getByLabelText('Code')]);
});

test('an answer that is to be typed anew is selected as well', () => {
  selectControl('signUp', 'otp');
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  expect(code).toHaveFocus();
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
});

test('a button has nothing to select, and a question that is not there does nothing', () => {
  selectControl('job', 'resume');
  expect(screen.getByRole('button')).toHaveFocus();
  selectControl('job', 'otp');
  expect(screen.getByRole('button')).toHaveFocus();
});
