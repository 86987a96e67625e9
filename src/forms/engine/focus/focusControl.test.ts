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

test('focusControl focuses a control and scrolls it into view', () => {
  focusControl('signUp', 'otp');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(revealed).toEqual([screen.getByLabelText('Code')]);
});

test('selectControl also selects the text', () => {
  selectControl('signUp', 'otp');
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  expect(code).toHaveFocus();
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
});

test('selectControl only focuses a button, and ignores a control that is not rendered', () => {
  selectControl('job', 'resume');
  expect(screen.getByRole('button')).toHaveFocus();
  selectControl('job', 'otp');
  expect(screen.getByRole('button')).toHaveFocus();
});
