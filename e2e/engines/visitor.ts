/**
 * What a visit asks of an engine: the few deeds that Firefox's protocol and WebKit's have in common. Elements
 * are found by CSS selectors; waiting is the visit's.
 */
export interface Document {
  /** Runs a function in the page; it and its arguments travel as text. */
  evaluate<Result, Args extends unknown[]>(
    deed: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
}

export interface Visitor extends Document {
  open(url: string): Promise<void>;
  /** Types into the element that has the focus; `keys` names what is no letter. */
  type(text: string): Promise<void>;
  /** Does something in the document of a frame. */
  inFrame<Result>(selector: string, deed: (frame: Document) => Promise<Result>): Promise<Result>;
  /** The words of the alert that is shown, which is then accepted; nothing where none is. */
  answerAlert(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Keys that are no letters, as WebDriver writes them (W3C WebDriver, "Keyboard actions"). */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** A window as small as all engines can have it: below it, WebKitGTK's does not go. */
export const smallWindow = { width: 480, height: 800 };
