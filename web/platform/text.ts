import { useWords } from './words.ts'

/** For keys that are put together or come from the server; a missing one shows itself. Fixed keys go through `t`, which checks them. */
export function useText() {
  const words = useWords()
  return (key: string) => words.say(key)
}
