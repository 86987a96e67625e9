const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

const stepAt = (number: number | null, sentence: string) =>
  number === null ? `Start: ${sentence}` : `Step ${number}: ${sentence}`;

/** `cause`: what went wrong, if the sentence does not say so. */
const withCause = (sentence: string, cause: string | null) =>
  cause === null ? sentence : `${sentence}. ${cause}`;

const stepsOf = (count: number) => counted(count, 'step', 'steps');

const valuesOf = (count: number) => counted(count, 'value', 'values');

/** The screen on which the support team replays a trace. */
export const supportCopy = {
  title: 'Replay a trace',
  documentTitle: (name: string | null) => (name === null ? 'Replay a trace' : `${name} – Replay a trace`),
  opening: {
    lead: 'See what a visitor saw, step by step, on the real pages.',
    drop: 'Drop a trace here',
    over: 'Let go to open the file',
    ends: 'A trace is the file that ends in .trace.json, or in .trace.json.txt if it was shared. A visitor made it by “Report a problem”.',
    choose: 'Choose files',
    another: 'Open another file',
    pasteTitle: 'Or paste its text',
    pasteLabel: 'Text of a trace',
    openPasted: 'Open this text',
    pastedName: 'Pasted text',
    nothingSentTitle: 'Nothing is sent',
    nothingSent:
      'The file stays in this tab’s memory and is forgotten when you close it. A trace holds no names, addresses, passwords, codes or typed words.',
    waiting: (reference: string) => `Open the file to go to ${reference}.`,
    loading: (name: string) => `Opening ${name} …`,
    opened: (id: string) => `${id} is open`,
    failed: (name: string) => `“${name}” could not be opened`,
    code: 'Code',
    places: { version: 'Version', steps: 'Steps', position: 'Position', path: 'Place' },
    dismiss: 'Close this message',
  },
  files: {
    label: 'Open files',
    close: (name: string) => `Close ${name}`,
  },
  summary: {
    label: 'Summary',
    headline: (steps: number, refused: number) =>
      refused === 0
        ? `${stepsOf(steps)}, every value within the policy`
        : `${stepsOf(steps)}, ${valuesOf(refused)} outside the policy not shown`,
    builds: (recorded: string, shown: string) =>
      recorded === shown
        ? `recorded and shown in build ${shown}`
        : `recorded in build ${recorded}, shown in ${shown}`,
    refused:
      'The policy is the list of what a trace may hold. This file was edited, or recorded by a build with another list: what is not on it is not shown.',
    otherBuild: 'The pages are those of this build. They may differ from what the visitor saw.',
    facts: {
      reference: 'Reference',
      browser: 'Browser',
      window: 'Window',
      length: 'Length',
      start: 'Start',
      language: 'Language',
      colours: 'Colours of the device',
      motion: 'Motion',
      dropped: 'Earlier steps',
      policy: 'Policy',
    },
    windowSize: (width: number, height: number) => `${width} × ${height}`,
    colours: { light: 'light', dark: 'dark' },
    reducedMotion: 'reduced',
    dropped: (count: number) => `${stepsOf(count)} before the first are not in the file`,
    noErrors: 'No errors',
    about: 'Browser',
    more: (errors: number, pages: number, leftOut: { values: number; steps: number }) =>
      [
        errors === 0 ? 'No errors' : counted(errors, 'error', 'errors'),
        counted(pages, 'page', 'pages'),
        leftOut.values === 0 ? 'nothing left out' : `${valuesOf(leftOut.values)} left out`,
        ...(leftOut.steps === 0 ? [] : [`${stepsOf(leftOut.steps)} not recorded`]),
      ].join(', '),
    moreLabel: 'Errors, pages and what was left out',
    routes: 'Pages, in the order of the visit',
    noRoutes: 'The visitor opened no other page.',
    errorList: 'Errors',
    errorOf: (number: number | null, error: string) => `${number === null ? 'Start' : `#${number}`} ${error}`,
    leftOut: 'Left out',
    nothingLeftOut: 'Nothing: every value was on a list.',
    whyLeftOut:
      'The site left this out when the file was made: it is on no list of what a trace may hold, and might be private.',
    /** `place` is the path of the values, as in `api.fault.message`, and `what` describes it. */
    leftOutOf: (place: string, count: number, what: string | undefined) =>
      place === 'steps'
        ? `${stepsOf(count)} that could not be recorded (${place})`
        : `${valuesOf(count)}${what === undefined ? '' : `, ${what}`} (${place})`,
    goTo: (number: number) => `Go to step ${number}`,
  },
  player: {
    label: 'Player',
    frameTitle: 'The page as the visitor saw it',
    skip: 'Skip the page',
    play: 'Play',
    pause: 'Pause',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step forward',
    last: 'To the end',
    nextError: 'Next error',
    speed: 'Speed',
    speedOf: (speed: number) => `${speed}×`,
    position: 'Step',
    valueText: stepAt,
    spoken: (number: number | null, sentence: string, cause: string | null) =>
      withCause(stepAt(number, sentence), cause),
    of: (time: string, all: string) => `${time} of ${all}`,
    waits: (gap: string, shown: string) => `${gap} pass until the next step, played as ${shown}`,
    loading: 'The page is being loaded …',
    failed: (message: string) => `This step could not be drawn: ${message}`,
    absent: 'The frame has not come. Reload this page and open the file again.',
    silent:
      'This step was not drawn: the frame does not answer. Try another step. If none is drawn, reload this page and open the file again.',
    full: 'Fill the window',
    leaveFull: 'Leave the full window',
    hidden: 'A replay does not show typed text and words of the server’s own: •••• stands in their place.',
    notShown:
      'Birthdays stand as 1 January 2000, other days as the next one, numbers as 0, and of radio buttons none is chosen. A replay shows no strength of a password, no size of a file and not what was wrong with it, no code prompts, countdowns, notes in a form about another tab, what was typed into the search and what it found, slide of the carousel or pointer. It scrolls to the fields that a step changed and puts a ring round them; where the visitor had scrolled to is not known. Times of day are those where you are, and motion is as your own device prefers it.',
  },
  goTo: {
    label: 'Go to step',
    example: '142 or K7Q-142',
    go: 'Go',
    unreadable: 'Write a number such as 142, or a reference such as K7Q-142.',
    otherFile: (id: string) => `No open file has the id ${id}. Open the file of that visitor.`,
    missing: (number: number, first: number, last: number) =>
      `Step ${number} is not in this file: it has ${first} to ${last}.`,
    noSteps: 'This file has no steps: it shows the page as it was when it was saved.',
  },
  list: {
    label: 'Steps',
    filterLabel: 'Show',
    filters: {
      all: 'All',
      page: 'Pages',
      form: 'Forms',
      call: 'Calls',
      error: 'Errors',
      dialog: 'Dialogs',
      other: 'Others',
    },
    search: 'Search steps',
    /** `withStart`: the start is among what was found; it is no step. */
    found: (count: number, all: number, withStart: boolean) =>
      count === all ? stepsOf(all) : `${count} of ${stepsOf(all)}${withStart ? ', and the start' : ''}`,
    nothing: 'No step fits. Choose “All” or search for less.',
    clear: 'Show all steps',
    error: 'Error',
    failed: 'Failed',
    gap: (time: string) => `${time} later`,
  },
  detail: {
    label: 'Detail of the step',
    show: 'Show detail',
    hide: 'Hide detail',
    changes: 'What changed',
    place: 'Place',
    before: 'Before',
    after: 'After',
    nothing: '–',
    noChanges: 'Nothing changed in what a trace tells.',
    state: 'The whole state',
    changedMark: 'changed',
    entries: (count: number) => counted(count, 'entry', 'entries'),
    empty: 'empty',
  },
  requests: {
    label: 'Requests',
    none: 'No call to the server was made.',
    more: (listed: number) => `There are more calls than a visit has; the first ${listed} are listed.`,
    running: 'still running',
    ok: 'accepted',
    failed: (status: number | null) => (status === null ? 'failed' : `refused (${status})`),
    server: (status: number) => `server failed (${status})`,
    network: 'not reached',
    aborted: 'cancelled',
    start: 'Sent',
    end: 'Answered',
    goTo: (what: string, step: number) => `${what}: go to step ${step}`,
  },
  ticket: {
    copy: 'Copy summary for the ticket',
    text: 'Summary as text',
    heading: (id: string) => `Trace ${id}`,
    lookedAt: 'Step that was looked at',
    errorAt: (id: string, number: number | null, time: string, error: string) =>
      `${number === null ? `${id}, at the start` : `${id}-${number} (${time})`}: ${error}`,
    /** The start has no reference: with the number of the first step, the reference would lead to that step. */
    step: (id: string, number: number | null, sentence: string, cause: string | null) =>
      withCause(number === null ? sentence : `${id}-${number}: ${sentence}`, cause),
    failedRequests: 'Requests that failed',
    noFailedRequests: (count: number) =>
      count === 0 ? 'No call to the server was made.' : `None of ${count} failed.`,
  },
  /** The sheet that is printed. */
  print: {
    number: 'Step',
    time: 'Time',
    sentence: 'What happened',
    type: 'Action',
    start: 'Start',
  },
  devTools: {
    open: 'Open in Redux DevTools',
    missing: 'Redux DevTools is not installed in this browser.',
    opened: 'In Redux DevTools choose the instance whose name begins with “Trace”.',
  },
  help: {
    title: 'Keys',
    open: 'Keys',
    close: 'Close',
    note: 'While you type in a field, the keys are the field’s.',
    off: '(switched off)',
    characterKeys: 'Use single letters and signs as keys',
    characterKeysNote:
      'Switch this off if you dictate, or press keys by mistake. Space, arrows, Home and End stay. The choice is forgotten when you close this tab.',
  },
} as const;
