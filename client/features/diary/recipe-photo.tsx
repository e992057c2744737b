import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { recipePhotoAnswer } from '#contract/recipe.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';

interface RecipePhotoProps {
  /** Told what is printed in the photo, a row a line. */
  onText: (text: string) => void;
}

/** A recipe from a photo of a page. */
export function RecipePhoto({ onText }: RecipePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('image', file);
      return api.post('/api/recipes/photo', recipePhotoAnswer, { body });
    },
    onSuccess: ({ text }) => onText(text),
  });
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label="Photo of a recipe"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) reading.mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        pendingLabel={reading.isPending ? 'Reading the photo...' : undefined}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden="true" className="size-5" />
        From a photo
      </Button>
      {reading.error ? (
        <p role="alert" className="mt-1 text-small font-bold text-coral">
          {errorText(reading.error, 'This photo could not be read. Please try again.')}
        </p>
      ) : null}
    </div>
  );
}
