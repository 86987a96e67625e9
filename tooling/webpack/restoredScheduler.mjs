const listening = 'channel.port1.onmessage = performWorkUntilDeadline;';

/**
 * A webpack loader for React's scheduler, which posts itself one message and posts no other until that has arrived. Firefox
 * drops a message that is posted while the page goes into the back/forward cache, for example by a component that renders
 * because the tab is hidden; the restored page would never render again. So the message is posted once more when the page is
 * restored. In other engines it arrives twice, and the scheduler ignores the second one when it has nothing left to do.
 *
 * @param {string} source
 */
export default function restoredScheduler(source) {
  if (!source.includes(listening))
    throw new Error("The scheduler's source has changed: see restoredScheduler.mjs.");
  return source.replace(
    listening,
    `${listening}
    addEventListener('pageshow', function (event) {
      if (event.persisted && isMessageLoopRunning) port.postMessage(null);
    });`,
  );
}
