import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'

/** A question mark that explains at once, by pointer, by keyboard and by touch. */
export function HelpTooltip({ label, text }: { label: string; text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Provider delayDuration={0}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger asChild>
          <button
            type="button"
            aria-label={label}
            className="inline-grid size-11 place-items-center"
            onClick={() => setOpen(true)}
          >
            <CircleHelp className="size-5" aria-hidden="true" />
          </button>
        </Trigger>
        <Portal>
          <Content
            sideOffset={4}
            collisionPadding={16}
            className="bg-deep text-on-deep shadow-float z-50 max-w-72 rounded-box px-4 py-3 text-sm"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
