/** A page, or a frame in it. Elements are found by CSS selectors. */
export interface Frame {
  /** Runs a function in the page. The function and its arguments are serialised. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
}

/** A browser that Playwright cannot control: the common interface of Firefox and WebKit. */
export interface Browser extends Frame {
  open(url: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Runs a function in the document of the first frame. */
  inFrame(action: (frame: Frame) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
