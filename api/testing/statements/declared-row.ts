/** Stands for a column of JSON: any value that JSON can carry, so no Date and no Buffer. */
export interface Json {
  readonly isJson: true
}

/** What is wrong with a declared row beside the columns that came back, in words; never when both agree. */
export type Problems<Row, Columns> = unknown extends Row
  ? never
  : object extends Row
    ? never
    : {
        [Name in (keyof Row | keyof Columns) & string]-?: Name extends keyof Columns
          ? Name extends keyof Row
            ? ColumnProblem<Name, Row[Name], Columns[Name]>
            : `${Name} comes back but is not declared`
          : `${Name} is declared but does not come back`
      }[(keyof Row | keyof Columns) & string]

export type ColumnProblem<Name extends string, Declared, Given> =
  | ([Exclude<Declared, null | undefined>] extends [Allowed<Exclude<Given, null>, Declared>]
      ? never
      : `${Name} is declared as another type`)
  | (null extends Given ? (null extends Declared ? never : `${Name} can be null`) : never)

type Allowed<Given, Declared> = Given extends Json
  ? AsJson<Declared>
  : Given extends readonly Json[]
    ? AsJson<Declared>
    : Given

type AsJson<Value> = unknown extends Value
  ? unknown
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends Date | Uint8Array
      ? never
      : Value extends object
        ? { [Key in keyof Value]: AsJson<Value[Key]> }
        : never

/** The same problems, each with its place. */
export type Located<Place extends string, Problem extends string> = Problem extends string
  ? `${Place}: ${Problem}`
  : never

/** Fails to compile with the problems as its message. */
export type Fitting<Row, _Problems extends never> = Row
