import { useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion } from '../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../components/text/VisuallyHidden.ts';
import { supportCopy } from '../content/trace/supportScreen.ts';
import type { FrameKey } from '../trace/replay/replayMessages.ts';
import { Detail } from './detail/Detail.tsx';
import { useKeys } from './keys/useKeys.ts';
import type { OpenTrace } from './opening/openTrace.ts';
import { replayMomentOf, momentsAhead } from './player/replayMomentOf.ts';
import { ReplayedPage } from './player/ReplayedPage.tsx';
import { Transport } from './player/Transport.tsx';
import { usePlayback } from './player/usePlayback.ts';
import { StepList } from './steps/StepList.tsx';
import { nextPosition } from './story/filterStory.ts';
import { causeOf, isError } from './story/storyOf.ts';
import { build } from './summary/build.ts';
import { CopyTicket } from './summary/CopyTicket.tsx';
import { DevToolsButton } from './summary/DevToolsButton.tsx';
import { Summary } from './summary/Summary.tsx';
import { ticketOf } from './summary/ticketOf.ts';
import { seekCommandsAt } from './seekCommandsAt.ts';
import { useFollowed } from './useFollowed.ts';
import { useFullWindow } from './useFullWindow.ts';
import { useWrittenHash } from './useWrittenHash.ts';
import { useShownWhereWide } from './useShownWhereWide.ts';
import { Actions, Behind, Columns, Theatre } from './viewerParts.ts';

const { player } = supportCopy;

type ViewerProps = {
  frameSrc: string;
  file: OpenTrace;
  position: number;
  /** Counts how often the position was changed from outside of the player. */
  jumps: number;
  /** Whether several files are open. */
  oneOfSeveral: boolean;
  /** A link to a step is still waiting for its file: the address must not be overwritten. */
  waiting: boolean;
  /** Files are being dragged over the screen. */
  dropping: boolean;
  /** Called when files are dragged onto the replayed page. */
  onFilesOver: () => void;
  /** Whether the page fills the window. */
  full: boolean;
  onFull: (full: boolean) => void;
  onMove: (position: number) => void;
  /** The help dialog is open, and the screen's keys are off. */
  helping: boolean;
  /** Whether letters and signs work as shortcuts. */
  characterKeys: boolean;
  onHelp: () => void;
};

/** One open trace: its summary, the page with the player, the list of steps, and on request the detail of a step. */
export function Viewer(props: ViewerProps) {
  const { file, position, full, onFull, onMove, onHelp } = props;
  const { story, schedule, trace } = file;
  const { playing, speed, setSpeed, seek, toggle } = usePlayback(schedule, position, onMove, props.jumps);
  const [detailed, toggleDetail] = useShownWhereWide();
  const toggleFull = () => onFull(!full);
  const theatreRef = useFullWindow(full, onFull);
  const controlsRef = useRef<HTMLDivElement>(null);
  const skipPage = () => controlsRef.current?.focus();
  const searchFieldRef = useRef<HTMLInputElement>(null);
  const search = () => {
    // The search field is inert until the page no longer fills the window, and an inert element cannot be focused.
    flushSync(() => onFull(false));
    searchFieldRef.current?.focus();
  };
  const detailShown = detailed && !full;
  const showOrHideDetail = () => {
    onFull(false);
    if (detailed === detailShown) toggleDetail();
  };
  const moment = useMemo(() => replayMomentOf(file, position), [file, position]);
  const ahead = useCallback(() => momentsAhead(file), [file]);
  const number = story[position]?.number ?? null;
  const [followed, latestPosition] = useFollowed(position);

  // With several files open, a number alone would not say of which file it is.
  const reference = props.oneOfSeveral ? `${trace.about.id}-${number}` : String(number);
  useWrittenHash(playing || props.waiting ? null : number === null ? '' : `#${reference}`);

  const commands = {
    ...seekCommandsAt(story, position, seek),
    play: toggle,
    search,
    detail: showOrHideDetail,
    full: toggleFull,
    help: onHelp,
  };
  const { pressKey, run } = useKeys(commands, {
    listening: !props.helping,
    characters: props.characterKeys,
  });
  const answerFrame = useCallback(
    (pressed: FrameKey) => {
      if (pressed.key === 'Escape') onFull(false);
      else pressKey(pressed);
    },
    [onFull, pressKey],
  );

  const hasNextError = nextPosition(story, position, 1, isError) !== undefined;
  // These buttons use the followed position, as the list does, so that they do not re-render with every step.
  const actions = useMemo(
    () => (
      <Actions>
        <CopyTicket text={() => ticketOf(file, followed, build)} />
        <DevToolsButton trace={file.trace} onSeek={seek} />
      </Actions>
    ),
    [file, followed, seek],
  );
  const step = story[position];
  return (
    <>
      <Behind inert={full}>
        <Summary file={file} onSeek={seek} actions={actions} />
      </Behind>
      <Columns data-detail={detailShown || undefined}>
        <Theatre ref={theatreRef} tabIndex={-1} data-full={full || undefined}>
          <ReplayedPage
            frameSrc={props.frameSrc}
            moment={moment}
            ahead={ahead}
            full={full}
            dropping={props.dropping}
            onKey={answerFrame}
            onFiles={props.onFilesOver}
            onSkip={skipPage}
            window={trace.about.window}
          />
          <Transport
            controlsRef={controlsRef}
            file={file}
            position={position}
            playing={playing}
            speed={speed}
            full={full}
            detailed={detailShown}
            hasNextError={hasNextError}
            onSpeed={setSpeed}
            onSeek={seek}
            onRun={run}
          />
          <LiveRegion>
            <VisuallyHidden>
              {!playing && step ? player.spoken(step.number, step.sentence, causeOf(step)) : ''}
            </VisuallyHidden>
          </LiveRegion>
        </Theatre>
        <Behind inert={full}>
          <StepList
            file={file}
            position={followed}
            latestPosition={latestPosition}
            searchFieldRef={searchFieldRef}
            searchKey={props.characterKeys ? '/' : undefined}
            onSeek={seek}
          />
          {detailed && <Detail file={file} position={followed} onSeek={seek} />}
        </Behind>
      </Columns>
    </>
  );
}
