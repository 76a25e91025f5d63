import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './steps.ts'

const widths = [320, 360, 640, 768, 1024, 1440]

/** On a phone as on a desk: no cell without a value, no number in two lines, no heading broken inside a word. */
export async function expectWholeTable(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
    expect(await faultsIn(page), `${width} px`).toEqual([])
  }
}

function faultsIn(page: Page) {
  return page.evaluate(() => {
    const linesOf = (element: Element) => {
      const { lineHeight } = getComputedStyle(element)
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight))
    }
    const cells = [...document.querySelectorAll('[role=tabpanel] td')]
    const blank = cells.filter((cell) => cell.lastElementChild?.textContent.trim() === '')
    const numbers = [...document.querySelectorAll('[role=tabpanel] td .whitespace-nowrap')]
    const words = [...document.querySelectorAll<HTMLElement>('[role=tabpanel] :is(th, td)')]
    return [
      ...blank.map((cell) => `blank: ${cell.textContent}`),
      ...numbers.filter((number) => linesOf(number) > 1).map((number) => `broken: ${number.textContent}`),
      ...words
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((cell) => `too narrow: ${cell.textContent}`),
    ]
  })
}
