/** Parts that nobody means who looks for a material. */
const INSIDE = 'lining|insole|sole'

/** Of what a product is made, in SQL: its parts but for linings and soles. */
export const MAIN_MATERIALS = `jsonb_path_query_array(details, '$.composition[*] ? (!(@.part.en like_regex "\\\\y(${INSIDE})\\\\y" flag "i")).materialId')`
