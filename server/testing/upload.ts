type Upload = Uint8Array<ArrayBuffer> | string;

/** A photo as a browser's form sends it: body and headers for `TestClient.post`. */
export async function photoUpload(photo: Upload, field = 'image') {
  return photosUpload([photo], field);
}

/** Several photos in one form, under the same field. */
export async function photosUpload(photos: readonly Upload[], field = 'image') {
  const form = new FormData();
  for (const photo of photos) {
    form.append(field, typeof photo === 'string' ? photo : new Blob([photo], { type: 'image/webp' }));
  }
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
