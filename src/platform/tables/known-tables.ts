/** Every table and view of the database: each module brings its own, in the file of types beside its `<subject>.tables.ts`. */
export interface Tables {}
