#!/bin/sh
# Pins the images of Dockerfile and docker-compose.yml to the digests that their registries have today: the tag stays for
# people, the digest decides. Needs docker with buildx, and the network. Run it for each release, and read the diff.
set -eu
cd "$(dirname "$0")/.."

for file in Dockerfile docker-compose.yml; do
  sed -nE 's/^(FROM|[[:space:]]+image:) ([a-z0-9./_-]+:[A-Za-z0-9._-]+)(@sha256:[0-9a-f]{64})?( AS .*)?$/\2/p' "$file" |
    sort -u |
    while read -r image; do
      digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
      case $digest in sha256:*) ;; *) echo "$image has no digest: $digest" >&2 && exit 1 ;; esac
      sed -i -E "s|($image)(@sha256:[0-9a-f]{64})?( AS .*)?\$|\1@$digest\3|" "$file"
      echo "$file: $image@$digest"
    done
done
