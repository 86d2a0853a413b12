/** Words as an operator types them: commas and lines stand between them. */
export const splitWords = (typed: string): string[] =>
  typed
    .split(/[,，、;；\n]+/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
