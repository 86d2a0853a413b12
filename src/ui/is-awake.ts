/** React leaves its mark on what it has taken over. */
export const isAwake = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
