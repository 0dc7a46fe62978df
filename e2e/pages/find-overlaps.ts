import type { Frame } from '@playwright/test';

/**
 * The lines of text and the controls that a decorative picture overlaps. A picture is an image, a drawing, a box that
 * styles paint (a lantern), or the shaped edge of a section. The browser tells which elements are painted at points that
 * both share. An opaque background between text and picture hides the picture; a control hides only what is behind both.
 */
export const findOverlaps = (frame: Frame) =>
  frame.evaluate(async () => {
    interface Target {
      element: Element;
      isControl: boolean;
      words: string;
      lines: () => DOMRect[];
    }
    const trim = (text: string | null) => text?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? '';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOpaque = (element: Element) =>
      !/rgba|\//.test(getComputedStyle(element).backgroundColor);
    const overlapOf = (one: DOMRect, other: DOMRect) => {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return width > 0 && height > 0 ? [new DOMRect(left, top, width, height)] : [];
    };

    function findTexts() {
      const targets: Target[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = trim(text.textContent);
        if (!words || !element || !isSeen(element)) continue;
        if (element.closest('svg, .sr-only, .skip, option, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // Line boxes are higher than their letters.
        const lines = () =>
          Array.from(
            range.getClientRects(),
            ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.8),
          );
        targets.push({ element, isControl: false, words, lines });
      }
      return targets;
    }
    const findControls = () =>
      [...document.querySelectorAll('.button, .button-quiet, button, input, select, textarea')]
        .filter((element) => isSeen(element) && !element.closest('.sr-only, .skip'))
        .map((element) => ({
          element,
          isControl: true,
          words: `[${trim(element.textContent) || element.id}]`,
          lines: () => [...element.getClientRects()],
        }));

    const drawn = [
      ...document.querySelectorAll('img, svg :not(g, defs, defs *)'),
      // A wider picture is a background of its section, such as the sky.
      ...[...document.querySelectorAll('i:empty')].filter(
        (box) => box.clientWidth < innerWidth / 2,
      ),
    ];
    const edged = [...document.querySelectorAll('.wave, .arches')];
    const findBoxes = () => [
      ...drawn.map((picture) => {
        // A drawing shows a part of the image in it.
        const box = picture.localName === 'image' ? picture.closest('svg') : picture;
        return (box ?? picture).getBoundingClientRect();
      }),
      ...edged.map((section) => {
        const { left, top, width } = section.getBoundingClientRect();
        const height = parseFloat(getComputedStyle(section, '::before').height);
        return new DOMRect(left, top - height, width, height);
      }),
    ];

    // A hit outside the box of an element is on its pseudo-elements.
    const isPicture = (hit: Element, y: number) =>
      drawn.includes(hit)
        ? isSeen(hit)
        : edged.includes(hit) && y < hit.getBoundingClientRect().top;
    /** The picture that is painted at a point and not hidden from the target. */
    const pictureAt = (x: number, y: number, { element, isControl }: Target) => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit.contains(element)) {
          if (isOpaque(hit) && !(isControl && hit === element)) return undefined;
        } else if (!element.contains(hit) && isPicture(hit, y)) return hit;
      }
      return undefined;
    };
    let boxes = findBoxes();
    const pictureIn = (line: DOMRect, target: Target) => {
      const shared = boxes.flatMap((box) => overlapOf(line, box));
      const isShared = (x: number, y: number) =>
        shared.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
      for (let { y } = line; y < line.bottom; y += 2) {
        for (let { x } = line; x < line.right; x += 2) {
          const picture = isShared(x, y) && pictureAt(x, y, target);
          if (picture) return picture;
        }
      }
      return undefined;
    };

    const overlaps = new Set<string>();
    const drawFrame = () => new Promise((drawnFrame) => requestAnimationFrame(drawnFrame));
    const near = [...findTexts(), ...findControls()].flatMap((target) =>
      Array.from(target.lines(), (line, index) => ({ line, target, index })).filter(({ line }) =>
        boxes.some((box) => overlapOf(line, box).length > 0),
      ),
    );
    /** Scrolls a line into the middle of the window, if it is near an edge. */
    const bringIntoSight = async ({ element, lines }: Target, index: number) => {
      const { top = 0, bottom = 0 } = lines()[index] ?? {};
      if (top >= innerHeight * 0.2 && bottom <= innerHeight * 0.8) return;
      element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      const { top: scrolled = 0 } = lines()[index] ?? {};
      scrollBy({ top: scrolled - innerHeight / 2, behavior: 'instant' });
      // Some pictures appear only when the page is scrolled to them.
      await drawFrame();
      await drawFrame();
      boxes = findBoxes();
    };
    const nameOf = (picture: Element) => {
      const file = picture.getAttribute('href') ?? picture.getAttribute('src') ?? '';
      const { className = '' } = picture.closest('div, section, footer') ?? {};
      return `${picture.localName} ${file} in "${className}"`;
    };
    for (const { target, index } of near) {
      await bringIntoSight(target, index);
      const line = target.lines()[index];
      const picture = line && pictureIn(line, target);
      if (picture) overlaps.add(`"${target.words}" meets ${nameOf(picture)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...overlaps];
  });
