/** A browser that Playwright cannot control: the common interface of Firefox and WebKit. Selectors are those of CSS. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Runs a function in the page. The function and its arguments are serialised. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the middle of an element, as a mouse would. */
  click(selector: string): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Lets `evaluate` and `click` act in the first frame of the page until the action has ended. */
  inFrame(action: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
