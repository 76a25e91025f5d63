import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largestLine, type Box, type Grey } from './largest-line.ts'

interface Line {
  left: number
  top: number
  tall: number
  /** "0" is as tall as the line, "o" reaches half way up, "g" goes below it, "." stands on the ground, " " is empty. */
  letters: string
}

const shapes: Record<string, [from: number, to: number]> = {
  '0': [0, 1],
  o: [0.4, 1],
  g: [0.4, 1.4],
  '.': [0.9, 1],
}

function picture(lines: readonly Line[], { ground = 240, writing = 20 } = {}): Grey {
  const grey = { width: 360, height: 640, values: new Uint8Array(360 * 640).fill(ground) }
  for (const { left, top, tall, letters } of lines) {
    const stroke = Math.round(tall / 8)
    let at = left
    for (const letter of letters) {
      const [from, to] = shapes[letter] ?? [0, 0]
      const wide = Math.round(tall * (letter === '.' ? 0.1 : 0.6))
      const box = {
        left: at,
        top: top + Math.round(tall * from),
        width: wide,
        height: Math.round(tall * (to - from)),
      }
      if (to > 0) draw(grey, box, stroke, writing)
      at += to > 0 ? wide + stroke : Math.round(tall * 0.35)
    }
  }
  return grey
}

/** The frame of a letter. */
function draw({ width, values }: Grey, box: Box, stroke: number, value: number) {
  for (let row = 0; row < box.height; row += 1)
    for (let column = 0; column < box.width; column += 1) {
      const isInside =
        row >= stroke && row < box.height - stroke && column >= stroke && column < box.width - stroke
      if (!isInside) values[(box.top + row) * width + box.left + column] = value
    }
}

const heading = { left: 20, top: 40, tall: 20, letters: '0ooo goo' }
const amount = { left: 20, top: 120, tall: 24, letters: '00 000.00' }
const account = { left: 20, top: 200, tall: 24, letters: '0000 0000 0000' }
const name = { left: 20, top: 260, tall: 20, letters: '000000 0000' }

test('the amount is the largest line of so many digits', () => {
  const found = largestLine(picture([heading, amount, account, name]), 5)
  assert.ok(found)
  assert.ok(
    Math.abs(found.top - amount.top) <= 2 && Math.abs(found.height - amount.tall) <= 3,
    JSON.stringify(found),
  )
  assert.ok(Math.abs(found.left - amount.left) <= 2 && found.width > 5 * amount.tall, JSON.stringify(found))
})

test('it is found light on dark too, and beside other words of its row', () => {
  const label = { left: 20, top: 124, tall: 14, letters: '0oooo' }
  const right = { ...amount, left: 180 }
  const found = largestLine(picture([heading, label, right], { ground: 30, writing: 220 }), 5)
  assert.ok(found && Math.abs(found.left - right.left) <= 2, JSON.stringify(found))
})

test('a heading in small letters is no amount however large it is', () => {
  const found = largestLine(picture([{ ...heading, tall: 34 }, amount]), 5)
  assert.ok(found && Math.abs(found.top - amount.top) <= 2, JSON.stringify(found))
})

test('nothing is said to be the amount where two lines could be it, or none', () => {
  assert.equal(largestLine(picture([amount, { ...amount, top: 300 }]), 5), undefined)
  assert.equal(largestLine(picture([heading]), 5), undefined)
  assert.equal(largestLine(picture([]), 5), undefined)
  assert.equal(largestLine({ width: 1, height: 1, values: new Uint8Array(1) }, 5), undefined)
})

test('a picture full of noise takes no longer than a moment', () => {
  const noise = { width: 720, height: 1280, values: new Uint8Array(720 * 1280) }
  let seed = 7
  noise.values.forEach((_, at) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    noise.values[at] = seed >> 16
  })
  assert.equal(largestLine(noise, 5), undefined)
})
