import type { Frame, Page } from '@playwright/test';
import { supportTools } from '../../../contract/tools.ts';
import type { Snapshot } from '../../../src/trace/recording/snapshot.ts';
import type { FromFrame, Moment } from '../../../src/trace/replay/replayMessages.ts';

/** The time of every replayed moment, in milliseconds since 1970. */
export const replayedAt = Date.UTC(2026, 5, 1, 10, 30);

/** A moment with this state, in light colours. */
export const replayMoment = (snapshot: Snapshot) => ({
  snapshot,
  at: replayedAt,
  colourMode: 'light' as const,
});

type Replay = {
  frame: Frame;
  /** Shows a moment. Resolves with the frame's message and the time it took, in ms. */
  show: (number: number, moment: Moment) => Promise<FromFrame & { took: number }>;
};

/** Opens the replay frame in a document of this site, which then requests moments as the support team's screen does. */
export async function openReplayFrame(page: Page): Promise<Replay> {
  await page.goto(supportTools.replay);
  await page.evaluate(async (src) => {
    const element = document.createElement('iframe');
    Object.assign(element, { src, title: 'Replay', id: 'replay' });
    element.style.cssText = 'width: 100%; height: 800px';
    const ready = new Promise<void>((resolve) =>
      window.addEventListener('message', ({ source, data }: MessageEvent<{ type: string }>) => {
        if (source === element.contentWindow && data.type === 'ready') resolve();
      }),
    );
    document.body.replaceChildren(element);
    await ready;
  }, supportTools.frame);
  const element = await page.$('#replay');
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return {
    frame,
    show: (number, moment) =>
      page.evaluate(
        ([step, asked]) =>
          new Promise<FromFrame & { took: number }>((resolve) => {
            const { contentWindow } = document.querySelector<HTMLIFrameElement>('#replay')!;
            const begin = performance.now();
            const hear = ({ source, data }: MessageEvent<FromFrame>) => {
              if (source !== contentWindow || !('number' in data) || data.number !== step) return;
              window.removeEventListener('message', hear);
              resolve({ ...data, took: performance.now() - begin });
            };
            window.addEventListener('message', hear);
            contentWindow?.postMessage({ type: 'show', number: step, moment: asked }, window.location.origin);
          }),
        [number, moment] as const,
      ),
  };
}
