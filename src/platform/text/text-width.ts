const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Width as a form counts it: a Chinese or full-width character or an emoji counts 2, any other 1. */
export function textWidth(text: string): number {
  let width = 0
  for (const { segment } of characters.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}
