import type { CountryCode } from './countries.ts'

/** How the digits behind a calling code fall into groups: first those of the area or the network. */
const groups: Record<CountryCode, readonly (readonly [shape: RegExp, parts: string])[]> = {
  MY: [
    [/^(\+60)(1\d)(\d{3,4})(\d{4})$/, '$1 $2-$3 $4'],
    [/^(\+60)(8\d)(\d{3})(\d{3})$/, '$1 $2-$3 $4'],
    [/^(\+60)([3-79])(\d{3,4})(\d{4})$/, '$1 $2-$3 $4'],
  ],
  ID: [
    [/^(\+62)(8\d{2})(\d{3})(\d{3,4})$/, '$1 $2-$3-$4'],
    [/^(\+62)(8\d{2})(\d{4})(\d{4,5})$/, '$1 $2-$3-$4'],
  ],
}
const shapes = Object.values(groups).flat()

/** A stored number as it is read aloud and dialled; one of another kind stays as it is. */
export function groupedPhone(number: string) {
  const [shape, parts] = shapes.find(([known]) => known.test(number)) ?? []
  return shape && parts ? number.replace(shape, parts) : number
}
