// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FormResult, type Result } from './FormResult.tsx';

afterEach(cleanup);

const number = '+44 20 7946 0018';
const emailHref = 'mailto:tables@example.com?body=Hello';
/** The links of a result, each as `words → address`. */
const ways = [`${number} → tel:+442079460018`, 'us@example.com → mailto:us@example.com'];
const failed = `Try again, call ${number} or write to us@example.com.`;
const kept = `Everything you typed is still here. ${failed}`;

/** What is read after a message, and where its links lead. */
function read(result: Result, preview = false) {
  const { container } = render(
    <FormResult
      result={result}
      status={createRef()}
      emailHref={preview ? emailHref : undefined}
      venue={{ telephone: number, email: 'us@example.com' }}
      putBack={() => undefined}
    />,
  );
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ').trim();
  const links = [...container.querySelectorAll('a')];
  return {
    words: plain(container.querySelector('.notice')?.textContent ?? ''),
    links: links.map((link) => `${plain(link.textContent)} → ${link.getAttribute('href')}`),
  };
}

test.each<[Result, string, string[]]>([
  [{ outcome: 'delivered' }, 'Message sent. You can write another one.', []],
  [{ outcome: 'delivered', isEarlier: true }, 'Your last message was sent.', []],
  [{ outcome: 'refused' }, `Your message was not accepted. ${kept}`, ways],
  [{ outcome: 'unclear' }, `We cannot tell whether your message arrived. ${kept}`, ways],
  [{ outcome: 'offline' }, `You are offline, so nothing was sent. ${kept}`, ways],
  [
    { outcome: 'unclear', isEarlier: true },
    `We cannot tell whether your message arrived. ${failed}`,
    ways,
  ],
])('after %j, the form says what happened and what to do', (result, words, links) => {
  expect(read(result)).toEqual({ words, links });
});

test('a preview says that nothing was sent, and offers the words by e-mail', () => {
  expect(read({ outcome: 'delivered' }, true)).toEqual({
    words: `Nothing was sent: this form is a preview. We kept your text. Put it back into the form, send it as an email, or call ${number}. Put it back`,
    links: [`send it as an email → ${emailHref}`, ways[0]],
  });
});
