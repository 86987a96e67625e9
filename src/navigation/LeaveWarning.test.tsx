import { renderFrame } from '../testing/renderFrame.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';

test('what it stands in is rendered once, however large it is', () => {
  const rendered = jest.fn();
  function LongForm() {
    rendered();
    return <LeaveWarning wouldLose={false} />;
  }
  renderFrame({ entries: ['/'], pages: [{ index: true, element: <LongForm /> }] });
  expect(rendered).toHaveBeenCalledTimes(1);
});
