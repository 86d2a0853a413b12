/** As it is on the wire and in a document: nothing for a picture whose middle is what matters. */
export const focusOf = (x: number, y: number): { focus?: { x: number; y: number } } =>
  x === 50 && y === 50 ? {} : { focus: { x, y } }
