import { Button } from './button.tsx'

export function Gallery() {
  return <Button variant="primary">Ok</Button>
}
