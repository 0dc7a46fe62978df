/** A page, or a frame in it. Elements are found by CSS selectors. */
export interface Frame {
  /** Runs a function in the page; it and its arguments travel as text. */
  evaluate<Result, Args extends unknown[]>(
    deed: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
}

/** What a visit asks of an engine: the few deeds that Firefox's protocol and WebKit's have in common. */
export interface Visitor extends Frame {
  open(url: string): Promise<void>;
  /** Types into the element that has the focus; `keys` names what is no letter. */
  type(text: string): Promise<void>;
  /** Does something in the document of a frame. */
  inFrame<Result>(selector: string, deed: (frame: Frame) => Promise<Result>): Promise<Result>;
  /** The words of the alert that is shown, which is then accepted; nothing where none is. */
  answerAlert(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Keys that are no letters, as WebDriver writes them (W3C WebDriver, "Keyboard actions"). */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** A small screen, as small as all engines can show it: the window of WebKitGTK is 447 px at least. */
export const smallWindow = { width: 480, height: 800 };
