#!/bin/sh
# Builds a release beside the one that runs, backs up, and starts it; the one before stays in /opt/vigor.
#   sudo sh /opt/vigor/source/deploy/one-server/update.sh <commit of the release>
set -eu
# The user vigor reads what root builds.
umask 022

commit=${1:?usage: update.sh <commit of the release>}
root=/opt/vigor
source=$root/source
new=$root/$commit

git -C "$source" fetch --quiet --tags origin
if [ ! -d "$new" ]; then
  git -C "$source" worktree add --quiet --detach "$new" "$commit"
  cd "$new"
  npm ci --include=dev --no-audit --no-fund
  npm run build
fi
before=$(readlink "$root/current" || true)
if [ -n "$before" ] && [ -d /var/lib/vigor/postgres ]; then
  systemctl stop vigor
  cd "$before"
  runuser -u vigor -- env DATA_DIR=/var/lib/vigor \
    node dist/server/src/cli/backup.js "/var/lib/vigor/before-$commit.tar.gz"
fi
ln -sfn "$new" "$root/current"
systemctl start vigor
for _ in $(seq 60); do
  if curl --fail --silent http://127.0.0.1:3000/health/ready >/dev/null; then
    echo "The shop runs $commit. The one before is $before."
    exit 0
  fi
  sleep 2
done
echo "The shop is not ready: journalctl -u vigor. Back: ln -sfn $before $root/current && systemctl restart vigor" >&2
exit 1
