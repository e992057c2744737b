/** A photo as a browser's form sends it: body and headers for `TestClient.post`. */
export async function photoUpload(photo: Uint8Array<ArrayBuffer> | string, field = 'image') {
  const form = new FormData();
  form.append(field, typeof photo === 'string' ? photo : new Blob([photo], { type: 'image/webp' }));
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
