import { Line } from './Words.tsx'

/** What happens one after the other, joined by a line like the way of a parcel. */
export function StepList({ steps }: { steps: readonly { heading: string; text: string }[] }) {
  return (
    <ol className="grid max-w-prose">
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className="group grid grid-cols-[auto_1fr] gap-x-4">
          <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
            <span className="bg-deep text-on-deep figures grid size-9 place-items-center rounded-full font-bold">
              {index + 1}
            </span>
            <span className="border-edge my-1 border-l-2 border-dashed group-last:hidden" />
          </span>
          <div className="grid content-start gap-1 pt-1 pb-6">
            <h3>{heading}</h3>
            <p>
              <Line text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
