/** Grey values of a picture, row by row. */
export interface Grey {
  width: number
  height: number
  values: Uint8Array
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Ink {
  width: number
  height: number
  marks: Uint8Array
}

/** Where brightness jumps from one point to the next but one, something is written. */
const jump = 44
/** Smaller letters are no amount; larger shapes are no letters. In parts of the picture's width. */
const smallest = 0.02
const largest = 0.2
/** "RM 1.00" and longer. */
const fewestLetters = 4
/** "RM", a point and commas stand beside the digits of an amount; the number of an account is longer. */
const besideDigits = 5
/** Letters of one word stand closer together than this part of their height. */
const gapInLine = 0.75
/** Of two lines that are nearly as large nobody knows which one is the amount. */
const clearly = 1.1

/**
 * The largest line of about so many digits on the picture of a payment: banks print the amount that way.
 * Nothing is read here; a person compares what was found.
 */
export function largestLine(grey: Grey, digits: number): Box | undefined {
  const ink = inkOf(grey)
  const [best, second] = linesIn(ink, { left: 0, top: 0, width: ink.width, height: ink.height })
    .map((box) => ({ box, score: scoreOf(grey, box, digits + besideDigits) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score > (second?.score ?? 0) * clearly ? best.box : undefined
}

function inkOf({ width, height, values }: Grey): Ink {
  const marks = new Uint8Array(width * height)
  for (let at = 1; at < marks.length - 1; at += 1)
    if (Math.abs((values[at + 1] ?? 0) - (values[at - 1] ?? 0)) > jump) marks[at] = 1
  return { width, height, marks }
}

/** Cuts along empty rows, then along wide empty columns, until nothing can be cut any more. */
function linesIn(ink: Ink, box: Box, depth = 0): Box[] {
  const parts = runsOf(rowsOf(ink, box), 1).flatMap(([top, height]) => {
    const row = { left: box.left, width: box.width, top: box.top + top, height }
    const words = runsOf(columnsOf(ink, row), Math.max(2, height * gapInLine))
    return words.map(([left, width]) => ({ left: row.left + left, top: row.top, width, height }))
  })
  const [only] = parts
  const isWhole = parts.length === 1 && only?.width === box.width && only.height === box.height
  return isWhole || depth > 8 ? parts : parts.flatMap((part) => linesIn(ink, part, depth + 1))
}

/** How much is written in each row of a box. */
function rowsOf({ width, marks }: Ink, box: Box) {
  return Array.from({ length: box.height }, (_, row) => {
    const start = (box.top + row) * width + box.left
    return marks.subarray(start, start + box.width).includes(1)
  })
}

function columnsOf({ width, marks }: Ink, box: Box) {
  const columns: boolean[] = Array.from({ length: box.width }, () => false)
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.top + row) * width + box.left
    for (let column = 0; column < box.width; column += 1) if (marks[start + column]) columns[column] = true
  }
  return columns
}

/** Start and length of what stands together: less than `gap` lies between. */
function runsOf(filled: readonly boolean[], gap: number) {
  const runs: [start: number, length: number][] = []
  filled.forEach((isFilled, at) => {
    if (!isFilled) return
    const last = runs.at(-1)
    if (last && at - (last[0] + last[1]) < gap) last[1] = at - last[0] + 1
    else runs.push([at, 1])
  })
  return runs
}

/** Large counts most, then that letters are of one height, as digits and capitals are. */
function scoreOf(grey: Grey, box: Box, mostLetters: number) {
  const part = box.height / grey.width
  if (part < smallest || part > largest) return 0
  const line = writtenIn(grey, box)
  const whole = { left: 0, top: 0, width: line.width, height: line.height }
  const letters = runsOf(columnsOf(line, whole), 1)
  if (letters.length < fewestLetters || letters.length > mostLetters) return 0
  const ends = letters.map(([left, width]) => endsOf(line, { ...whole, left, width }))
  const near = box.height * 0.12
  const alike = ends.map(
    ([top, bottom]) =>
      ends.filter((end) => Math.abs(end[0] - top) <= near && Math.abs(end[1] - bottom) <= near).length,
  )
  const most = Math.max(...alike)
  const [top, bottom] = ends[alike.indexOf(most)] ?? [0, 0]
  // Small letters are many and alike as well, but others of their line are taller.
  return most < fewestLetters || top > near ? 0 : (bottom - top) * (most / letters.length) ** 2
}

/** Whole letters instead of their edges: all that is not of the ground, which most of a line shows. */
function writtenIn({ width, values }: Grey, box: Box): Ink {
  const counts = new Uint32Array(256)
  const part = new Uint8Array(box.width * box.height)
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.top + row) * width + box.left
    part.set(values.subarray(start, start + box.width), row * box.width)
  }
  for (const value of part) counts[value] = (counts[value] ?? 0) + 1
  const ground = counts.indexOf(Math.max(...counts))
  return {
    width: box.width,
    height: box.height,
    marks: part.map((value) => (Math.abs(value - ground) > 2 * jump ? 1 : 0)),
  }
}

function endsOf(ink: Ink, box: Box): [top: number, bottom: number] {
  const rows = rowsOf(ink, box)
  return [rows.indexOf(true), rows.lastIndexOf(true) + 1]
}
