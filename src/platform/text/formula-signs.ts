/** With these a spreadsheet may take a cell for a formula, also as keyboards for Chinese write them; to stand within brackets of an expression. */
export const FORMULA_SIGNS = String.raw`=+\-@\t\r＝＋－＠﹦﹢﹣﹫`
