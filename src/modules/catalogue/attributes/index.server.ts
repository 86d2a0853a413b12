export { mergeTerm, placeTerm, removeTerm, saveTerm } from './change-terms.ts'
export { materialNamed, presentAttributes, presentSizeTable, sizeTableIn, termsNamed } from './product-terms.ts'
export { countTermUse, formerTerms, listTerms, readAttributes } from './read-terms.ts'
export { ensureTerms } from './standard-terms.ts'
